import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Carousel, type PerPage } from './carousel.tsx'
import { usage } from './usage.ts'

const three: PerPage = [{ below: 585, count: 1 }, { below: 875, count: 2 }, { count: 3 }]
const names = ['Python', 'Tally', 'Excel', 'React', 'SQL']

function slidesOf(titles: readonly string[], viewOf = (title: string) => `View ${title}`) {
  return titles.map((title) => ({
    key: title,
    label: title,
    content: (
      <Card>
        <h3 className="text-base">{title}</h3>
        <TextLink href={`#${title}`}>{viewOf(title)}</TextLink>
      </Card>
    ),
  }))
}

const meta = {
  title: 'Display/Carousel',
  parameters: { usage },
  component: Carousel,
  args: { title: 'Training programs', slides: slidesOf(names), perPage: three },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

/** The names of the slides in sight, in their order. */
function inSight(canvas: HTMLElement) {
  return within(canvas)
    .getAllByRole('listitem', { hidden: true })
    .filter((slide) => !slide.inert)
    .map((slide) => slide.getAttribute('aria-label'))
}

export const ByHand: Story = {
  name: 'By Hand [C-045]',
  play: async ({ canvas, canvasElement }) => {
    const wide = window.innerWidth >= 875
    await expect(inSight(canvasElement)).toHaveLength(wide ? 3 : 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Training programs' }))
    // The press may come before what moves the slides.
    await waitFor(() => expect(inSight(canvasElement)).not.toContain('1 of 5: Python'))
    await expect(inSight(canvasElement)).toContain('2 of 5: Tally')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    // It wraps around: the last comes before the first.
    await waitFor(() => expect(inSight(canvasElement)).toContain('5 of 5: SQL'))
  },
}

export const ByItself: Story = {
  args: { intervalMs: 60 },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list')
    await waitFor(() => expect(inSight(canvasElement)).not.toContain('1 of 5: Python'))
    await expect(list).toHaveAttribute('aria-live', 'off')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause: Training programs' }))
    await userEvent.unhover(canvas.getByRole('button', { name: 'Play: Training programs' }))
    await expect(list).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(canvas.getByRole('button', { name: 'Play: Training programs' }))
    await userEvent.unhover(canvas.getByRole('button', { name: 'Pause: Training programs' }))
    await waitFor(() => expect(list).toHaveAttribute('aria-live', 'off'))
    // A pointer or focus inside pauses it.
    const [link] = canvas.getAllByRole('link')
    await userEvent.hover(link as HTMLElement)
    await expect(list).toHaveAttribute('aria-live', 'polite')
    await userEvent.unhover(link as HTMLElement)
    await waitFor(() => expect(list).toHaveAttribute('aria-live', 'off'))
    canvas.getByRole('button', { name: 'Next: Training programs' }).focus()
    await waitFor(() => expect(list).toHaveAttribute('aria-live', 'polite'))
  },
}

export const HiddenTab: Story = {
  args: { intervalMs: 60 },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list).toHaveAttribute('aria-live', 'off')
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(list).toHaveAttribute('aria-live', 'polite'))
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(list).toHaveAttribute('aria-live', 'off'))
  },
}

const matchMedia = window.matchMedia.bind(window)

export const LessMotion: Story = {
  args: { intervalMs: 60 },
  beforeEach() {
    window.matchMedia = (query) => (query.includes('reduced-motion') ? matchMedia('all') : matchMedia(query))
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getByRole('button', { name: 'Play: Training programs' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Training programs' }))
    await waitFor(() => expect(inSight(canvasElement)).toContain('2 of 5: Tally'))
  },
}

export const OneSlide: Story = {
  args: { slides: slidesOf(['Python']), intervalMs: 3000 },
  play: async ({ canvas }) => {
    // If everything fits, there is nothing to rotate or pause.
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Hindi: Story = {
  globals: { lang: 'hi' },
  args: {
    title: 'आपके लिए सुझाए गए प्रशिक्षण कार्यक्रम',
    slides: slidesOf(['पायथन', 'टैली', 'एक्सेल', 'रिएक्ट'], (title) => `${title} देखें`),
  },
}
