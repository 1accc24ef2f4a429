import { Canvas, DocsContext, type DocsContextProps, Unstyled } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { sentenceCase } from './sentence-case.ts'
import { storyAddress } from './story-address.ts'
import { useToolbar } from './use-toolbar.ts'

type Story = ReturnType<DocsContextProps['componentStories']>[number]

/** The stories on a component's page: the first one, then those that look different from it. */
export function shownStories({ componentStories }: DocsContextProps): readonly Story[] {
  const stories = componentStories().filter(({ tags }) => tags.includes('autodocs'))
  // The play function of a framed story would run on this page too and take its focus.
  const still = stories.filter((story) => !(isFramed(story) && story.playFunction))
  const [first, ...others] = still.length > 0 ? still : stories
  return first ? [first, ...others.filter((story) => !beginsAsFirst(story))] : []
}

const isFramed = ({ parameters }: Story) => parameters.docs?.story?.inline === false

/** A story that tests the first story looks the same when it starts. */
function beginsAsFirst({ playFunction, moduleExport }: Story) {
  return playFunction !== undefined && !moduleExport.render && !moduleExport.args
}

/** A component's states, each under its name. */
export function States({ stories }: { stories: readonly Story[] }) {
  return stories.map((story) => (
    <section key={story.id}>
      <Unstyled>
        <h3 className="mt-8 mb-2 font-sans text-base text-ink">{sentenceCase(story.name)}</h3>
        <About story={story} />
      </Unstyled>
      <State story={story} code={false} />
    </section>
  ))
}

function About({ story }: { story: Story }) {
  const text = story.parameters.docs?.description?.story
  return text ? <p className="mb-2 max-w-160 font-sans text-base text-ink-muted">{text}</p> : null
}

/** One story; a full-screen story is shown in a frame. */
export function State({ story, code }: { story: Story; code: boolean }) {
  if (isFramed(story)) return <Framed story={story} />
  return <Canvas of={story.moduleExport} sourceState={code ? 'hidden' : 'none'} />
}

function Framed({ story }: { story: Story }) {
  const { theme, lang, density } = useToolbar(useContext(DocsContext))
  return (
    <iframe
      title={sentenceCase(story.name)}
      src={storyAddress(story.id, { theme, lang, density })}
      loading="lazy"
      height={story.parameters.docs?.story?.iframeHeight}
      className="mt-3 block w-full rounded-card border border-line"
    />
  )
}
