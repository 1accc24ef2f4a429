import type { Meta, StoryObj } from '@storybook/react-vite'
import { deskNames, fieldNames } from '../drawing/sheets.ts'
import { Cover, CoverTile, DeepCover, hueStyle } from './cover.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'Display/Cover',
  parameters: { usage },
  component: Cover,
  args: { drawing: 'software' },
} satisfies Meta<typeof Cover>

export default meta
type Story = StoryObj<typeof meta>

const names = [...deskNames, ...fieldNames]

/** Without a picture: the field of work on a light ground. */
export const Light: Story = {
  render: () => (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {names.map((name) => (
        <li key={name} className="h-28 overflow-hidden rounded-card">
          <Cover drawing={name} />
        </li>
      ))}
    </ul>
  ),
}

/** Behind white text: the same deep ground in both themes; only the hue differs by field. */
export const Deep: Story = {
  render: () => (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {names.map((name) => (
        <li
          key={name}
          style={hueStyle(name)}
          className="cover-deep relative isolate min-h-24 overflow-hidden rounded-card py-3.5 pr-24 pl-4"
        >
          <DeepCover drawing={name} small />
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-white/85">White text keeps its contrast on every hue.</p>
        </li>
      ))}
    </ul>
  ),
}

export const Wide: Story = {
  render: () => (
    <div style={hueStyle('healthcare')} className="cover-deep relative isolate overflow-hidden rounded-card p-7 pt-22">
      <DeepCover drawing="healthcare" />
      <p className="text-2xl font-semibold sm:text-3xl">Nursing and lab staff drive</p>
      <p className="max-w-120 text-white/85">Hospitals of western Maharashtra</p>
    </div>
  ),
}

export const Tiles: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {names.map((name) => (
        <CoverTile key={name} drawing={name} />
      ))}
    </div>
  ),
}
