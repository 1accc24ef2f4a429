import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FoundationPage, Part } from './foundation-page.tsx'
import { tokensNamed } from './token-values.ts'

const uses: Readonly<Record<string, string>> = {
  xs: 'Dates, notes under figures',
  sm: 'Tables, help, chips',
  base: 'Text and controls',
  lg: 'Titles of cards',
  xl: 'Titles of sections',
  '2xl': 'Titles of pages, figures',
  '3xl': 'Titles of heroes',
}

const samples = [
  ['en', 'Verified skills, real jobs'],
  ['hi', 'सत्यापित हुनर, असली नौकरियाँ'],
  ['mr', 'पडताळलेली कौशल्ये, खऱ्या नोकऱ्या'],
] as const

/** The sizes of theme.css, smallest first; their line heights are tokens of their own. */
const sizes = () =>
  tokensNamed('--text-')
    .filter(({ name }) => !name.includes('--'))
    .map(({ name, value }) => ({ name, pixels: Number.parseFloat(value) * 16 }))
    .sort((a, b) => a.pixels - b.pixels)

function TypePage() {
  return (
    <FoundationPage
      title="Type"
      intro="Anek is one family for Latin and Devanagari, so English, Hindi and Marathi look like one hand. Our files hold only the letters and weights that we use."
    >
      <Part title="Sizes" text="Seven, and nothing between. Small text is 12 or 14 px.">
        <ul className="flex flex-col gap-6">
          {sizes().map(({ name, pixels }) => (
            <li key={name} data-size={pixels} className="border-line border-t pt-3">
              <p className="mb-1 text-ink-muted text-sm tabular-nums">
                {pixels} px · text-{name} · {uses[name]}
              </p>
              {samples.map(([lang, text]) => (
                <p key={lang} lang={lang} style={{ fontSize: `var(--text-${name})`, lineHeight: 1.5 }}>
                  {text}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Weights" text="Regular for text, 600 for what is named or pressed, 700 for figures.">
        <ul className="flex flex-col gap-3">
          {[400, 600, 700].map((weight) => (
            <li key={weight} className="text-lg" style={{ fontWeight: weight }}>
              {weight} · Asha Kulkarni · <span lang="hi">आशा कुलकर्णी</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title="Figures"
        text="In tables and cards all figures are equally wide. Lakhs and crores as people write them."
      >
        <p className="text-xl tabular-nums">
          ₹1,00,000
          <br />
          ₹4,11,711 · 4.5 LPA · 12/11/2026
        </p>
      </Part>
      <Part
        title="Devanagari"
        text="Its marks need room above and below, so lines are 1.5 high in every size, and letters are never spaced: their heads are joined."
      >
        <p lang="mr" className="max-w-120 text-2xl font-semibold" style={{ fontFamily: "'Anek Devanagari'" }}>
          खऱ्या नोकऱ्यांसाठी पडताळलेली कौशल्ये
        </p>
      </Part>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Type', component: TypePage, tags: ['!autodocs'] } satisfies Meta

export default meta

export const Type: StoryObj = {
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-size]')].map(({ dataset }) => dataset.size)
    await expect(shown).toEqual(['12', '14', '16', '18', '22', '28', '36'])
  },
}
