import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** What the server in the same process must find as Node has it: its bytes would otherwise be another world's. */
const nodesOwn = ['Uint8Array', 'ArrayBuffer', 'AbortController', 'AbortSignal', 'Blob', 'File', 'FormData'] as const

/** Node's form data, which the client sends, filled from jsdom's form elements, which React reads. */
function readingForms(Own: typeof FormData, OfForms: typeof FormData) {
  return class extends Own {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super()
      if (!form) return
      for (const [name, value] of new OfForms(form, submitter)) this.append(name, value)
    }
  }
}

/** The test environment of screens: jsdom's window over Node's own bytes, so that the real server runs beside it. */
const environment: Environment = {
  name: 'browser',
  viteEnvironment: 'client',
  async setup(global, options) {
    const saved = nodesOwn.map((name) => [name, global[name]] as const)
    const jsdom = await builtinEnvironments.jsdom.setup(global, options)
    const ofForms = global.FormData
    for (const [name, value] of saved) global[name] = value
    global.FormData = readingForms(global.FormData, ofForms)
    return jsdom
  },
}

export default environment
