import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'

type Chosen = Readonly<Record<string, unknown>>

/** The theme, language and density chosen in the toolbar. */
export function useToolbar(context: DocsContextProps): Chosen {
  const [chosen, setChosen] = useState(() => atStart(context))
  useEffect(() => {
    // A framed story reports its own language too, which may differ from the toolbar's.
    const follow = ({ userGlobals }: { userGlobals: Chosen }) => setChosen(userGlobals)
    context.channel.on('globalsUpdated', follow)
    return () => context.channel.off('globalsUpdated', follow)
  }, [context])
  return chosen
}

function atStart(context: DocsContextProps): Chosen {
  const [story] = context.componentStories()
  return story ? context.getStoryContext(story).globals : {}
}
