import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import components from '../../../packages/ui/.storybook/main.ts'
import { compiledTexts } from '../../vite-config/src/compiled-texts.ts'
import { singleIcons } from '../../vite-config/src/single-icons.ts'
import { lightLibraries } from './light-libraries.ts'
import { tokenStyles } from './token-styles.ts'

const ui = fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url))

/** The whole Storybook: the introduction, the components of packages/ui, and the screens of the apps. */
const config: StorybookConfig = {
  ...components,
  // The texts of the apps come ready to fill, as in their own builds.
  viteFinal: async (vite, options) => {
    const ours = (await components.viteFinal?.(vite, options)) ?? vite
    return { ...ours, plugins: [...(ours.plugins ?? []), compiledTexts(), singleIcons('serve'), lightLibraries()] }
  },
  // Tests of stories run in packages/ui.
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  stories: ['../src/**/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'],
  staticDirs: ['../public', { from: '../../../packages/ui/src/fonts', to: '/fonts' }],
  managerHead: (head) =>
    `${head}<style>${readFileSync(`${ui}fonts/fonts.css`, 'utf8').replaceAll("url('./", "url('./fonts/")}
${tokenStyles(readFileSync(`${ui}theme.css`, 'utf8'))}</style>`,
}

export default config
