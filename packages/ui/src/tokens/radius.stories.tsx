import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundationPage, Part } from './foundation-page.tsx'
import { tokensNamed } from './token-values.ts'

const uses: Readonly<Record<string, string>> = {
  sm: 'Key caps, small marks',
  md: 'Links and list rows under the focus',
  lg: 'Sheets',
  control: 'Buttons and fields',
  card: 'Cards and dialogs',
  float: 'Menus, popovers, toasts',
}

function RadiusPage() {
  return (
    <FoundationPage
      title="Radius and shadow"
      intro="Controls are a little round, cards a little more, chips wholly. A card has a hairline and no shadow; the one shadow is for what floats above the page."
    >
      <Part title="Radius">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {tokensNamed('--radius-').map(({ name, value }) => (
            <li key={name} className="text-sm">
              <span
                className="mb-2 block h-20 border border-line-strong bg-surface"
                style={{ borderRadius: `var(--radius-${name})` }}
              />
              <strong className="font-semibold">{name}</strong> {value}
              <span className="block text-ink-muted">{uses[name]}</span>
            </li>
          ))}
          <li className="text-sm">
            <span className="mb-2 block h-20 rounded-full border border-line-strong bg-surface" />
            <strong className="font-semibold">full</strong>
            <span className="block text-ink-muted">Chips, avatars, switches</span>
          </li>
        </ul>
      </Part>
      <Part title="Shadow">
        <ul className="grid gap-8 sm:grid-cols-2">
          {tokensNamed('--shadow-').map(({ name, value }) => (
            <li
              key={name}
              className="rounded-card bg-surface p-5 text-sm"
              style={{ boxShadow: `var(--shadow-${name})` }}
            >
              <strong className="font-semibold">{name}</strong>
              <span className="block text-ink-muted">{uses[name]}</span>
              <span className="block text-ink-muted text-xs">{value}</span>
            </li>
          ))}
          <li className="rounded-card border border-line bg-surface p-5 text-sm">
            <strong className="font-semibold">none</strong>
            <span className="block text-ink-muted">Cards: a hairline is enough</span>
          </li>
        </ul>
      </Part>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Radius and shadow', component: RadiusPage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const RadiusAndShadow: StoryObj = { name: 'Radius and shadow' }
