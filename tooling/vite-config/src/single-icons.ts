import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PluginOption } from 'vite'

const imports = /^import \{([^}]+)\} from 'lucide-react'$/gm

/**
 * Takes each icon from its own file in the build. Through the one file that names all 1,700, every screen seems to need
 * the icons of every other, and they could not be put into the files of their screens.
 */
export function singleIcons(): PluginOption {
  const files = new Map<string, string>()
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const all = readFileSync(fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')), 'utf8')
      for (const [, names = '', file = ''] of all.matchAll(/export \{ ([^}]+) \} from '.\/icons\/([\w-]+)\.mjs'/g))
        for (const name of names.split(', ')) files.set(name.replace('default as ', ''), file)
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
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
