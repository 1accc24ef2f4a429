import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'

type Chosen = Readonly<Record<string, unknown>>

/** What is chosen in the toolbar: theme, language, density. */
export function useToolbar(context: DocsContextProps): Chosen {
  const [chosen, setChosen] = useState(() => atStart(context))
  useEffect(() => {
    // A story in a frame reports its own language too, which is not what the toolbar says.
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
