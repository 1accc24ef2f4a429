import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect } from 'storybook/test'
import { FoundationPage, Part } from './foundation-page.tsx'
import { iconMeanings } from './icon-meanings.ts'

const sizes = [
  [16, 'In small buttons and dense tables'],
  [18, 'In buttons'],
  [20, 'In fields and menus'],
  [24, 'On cards'],
] as const

function IconsPage() {
  return (
    <FoundationPage
      title="Icons"
      intro="Lucide’s line icons, in the colour of the text beside them. An icon stands beside its word; alone only where everybody knows it, and then it has a name for screen readers and a tooltip. One meaning has one icon."
    >
      {iconMeanings.map(({ title, icons }) => (
        <Part key={title} title={title}>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
            {icons.map(([Icon, meaning]) => (
              <li key={meaning} className="flex items-center gap-3 text-sm" data-meaning={meaning}>
                <span className="grid size-11 shrink-0 place-items-center rounded-control border border-line bg-surface">
                  <Icon aria-hidden className="size-5" />
                </span>
                {meaning}
              </li>
            ))}
          </ul>
        </Part>
      ))}
      <Part title="Sizes">
        <ul className="flex flex-wrap gap-6 text-sm">
          {sizes.map(([size, use]) => (
            <li key={size} className="flex items-center gap-3">
              <Search aria-hidden size={size} />
              {size} px: {use}
            </li>
          ))}
        </ul>
      </Part>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Icons', component: IconsPage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const Icons: StoryObj = {
  play: async () => {
    const all = iconMeanings.flatMap(({ icons }) => icons)
    await expect(new Set(all.map(([icon]) => icon)).size).toBe(all.length)
    await expect(new Set(all.map(([, meaning]) => meaning)).size).toBe(all.length)
  },
}
