import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const imports = /^import \{([^}]+)\} from 'lucide-react'$/gm

/**
 * Takes each icon from its own file. Through the one file that names all 1,700, every screen of a build seems to need the
 * icons of every other, and they could not be put into the files of their screens; a page in development loads them all.
 */
export function singleIcons(apply: 'build' | 'serve' = 'build'): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'single-icons',
    apply,
    enforce: 'pre',
    // Gathered beforehand, they would be one file again.
    config: () => ({ optimizeDeps: { exclude: ['lucide-react'] } }),
    buildStart() {
      const all = readFileSync(fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')), 'utf8')
      for (const [, names = '', file = ''] of all.matchAll(/export \{ ([^}]+) \} from '.\/icons\/([\w-]+)\.mjs'/g))
        for (const name of names.split(', ')) files.set(name.replace('default as ', ''), file)
    },
    transform: {
      filter: { id: /\/(src|\.storybook)\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => ({
        code: code.replace(imports, (_, names: string) => names.split(',').map(oneImport(files)).join('')),
        map: null,
      }),
    },
  }
}

function oneImport(files: ReadonlyMap<string, string>) {
  return (written: string) => {
    const name = written.trim()
    if (name === '' || name.startsWith('type ')) return ''
    const [icon = '', as = icon] = name.split(' as ')
    const file = files.get(icon)
    if (!file) throw new Error(`lucide-react has no icon ${icon}`)
    return `import ${as} from 'lucide-react/icons/${file}';`
  }
}
