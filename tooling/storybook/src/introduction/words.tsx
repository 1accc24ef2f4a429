import { Seal } from '@pramaan/ui/seal'
import type { ReactNode } from 'react'

export const apps = [
  {
    name: 'Candidate',
    drawing: 'people',
    text: 'Phone first. One column, four places at the bottom, and the profile in the middle of it all.',
  },
  {
    name: 'Employer',
    drawing: 'jobs',
    text: 'Search first. The search bar stays in sight, and results keep their place when you come back.',
  },
  {
    name: 'Staff',
    drawing: 'data',
    text: 'Dense and quick. Tables, keys for everything, and the next piece of work always at hand.',
  },
] as const

/** Half a page, half its letters. */
function PaperAndInk() {
  return <span className="size-10 rounded-full border border-line bg-linear-to-r from-50% from-surface to-50% to-ink" />
}

function Dot({ colour }: { colour: string }) {
  return <span className="size-10 rounded-full border border-line" style={{ background: `var(--color-${colour})` }} />
}

export const looks: readonly { title: string; text: string; sign: ReactNode }[] = [
  {
    title: 'Paper and ink',
    text: 'A warm white page, white cards with a hairline, dark blue ink. Only what floats has a shadow.',
    sign: <PaperAndInk />,
  },
  {
    title: 'Blue means you can act',
    text: 'Solid blue is the one action of a screen. Selected things are soft blue with a blue border.',
    sign: <Dot colour="brand" />,
  },
  {
    title: 'Marigold means look here',
    text: 'At most once in a card or a chart, and always with dark text on it.',
    sign: <Dot colour="accent" />,
  },
  {
    title: 'Green means verified',
    text: 'It is the seal’s alone. Done steps and matched skills are blue, and “Hired” has no green.',
    sign: <Seal label="Verified" size={40} />,
  },
  {
    title: 'A status is a shape and a word',
    text: 'Nobody has to see a colour to know what is going on.',
    sign: <span className="font-semibold text-2xl">◐</span>,
  },
  {
    title: 'One typeface for three languages',
    text: 'Anek has Latin and Devanagari, so that Hindi and Marathi never look borrowed.',
    sign: (
      <span className="flex gap-1 font-semibold text-2xl">
        <span lang="hi">अ</span>A
      </span>
    ),
  },
]

export const manners = [
  {
    title: 'Five faces',
    text: 'Every screen can be loading, empty, failed, partly filled or full. Each of the five is designed.',
  },
  {
    title: 'Undo, or ask first',
    text: 'What you can undo happens at once. What you cannot asks first and names the person or the item.',
  },
  {
    title: 'Nothing typed is lost',
    text: 'Not by a reload, a lost network or an expired sign-in.',
  },
  {
    title: 'Everything by keyboard',
    text: 'The focus is always visible and never lost. Touch targets are at least 44 px.',
  },
  {
    title: 'Plain words',
    text: 'Short, active, in the second person and in sentence case. If nobody would say it, it is not written.',
  },
  {
    title: 'Light',
    text: 'A first screen appears fast on a slow phone. Fonts and drawings hold only what is used.',
  },
] as const

export const pages = [
  {
    title: 'Foundations',
    text: 'Colour, type, space, radius, motion, icons and drawings, read from the tokens.',
    path: '/story/foundations-colour--colour',
  },
  {
    title: 'Patterns',
    text: 'How pieces work together: forms, filters, tables, empty and failed places, questions, payment.',
    path: '/story/patterns-forms--forms',
  },
  {
    title: 'Components',
    text: 'Each with when to use it, when not, its properties, its keys and its states.',
    path: '/docs/actions-button--docs',
  },
  {
    title: 'Screens',
    text: 'The main screens of the three apps, on answers recorded from the real server.',
    path: '/story/screens-candidate--dashboard',
  },
] as const

export const toolbar = [
  { title: 'Theme', text: 'Light, dark, or both: components side by side, screens one below the other.' },
  {
    title: 'Language',
    text: 'English, Hindi or Marathi: for screens every word, for components their own few words and the line height.',
  },
  {
    title: 'Density',
    text: 'Shows components that have a dense form as they look in the console. A screen has the density of its app, which then stands here.',
  },
  { title: 'Width', text: 'From the narrowest phone to a desktop; the page really becomes that wide.' },
  { title: 'Network', text: 'For screens: normal, slow, failing, or a server that has nothing yet.' },
] as const
