import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** The server in the same process needs Node's own versions: jsdom's byte arrays would fail its type checks. */
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

/**
 * Animation frames by Node's timers as they are now. jsdom asks for a timer when the first frame is asked for: under
 * fake timers that timer ends with them, and no frame would come any more in that window.
 */
function animationFrames() {
  const { setTimeout, clearTimeout } = globalThis
  return {
    requestAnimationFrame: (callback: FrameRequestCallback) =>
      Number(setTimeout(() => callback(performance.now()), 1000 / 60)),
    cancelAnimationFrame: (handle: number) => clearTimeout(handle),
  }
}

/**
 * The test environment of screens: jsdom's window with Node's own byte arrays, so that the real server runs beside it.
 */
const environment: Environment = {
  name: 'browser',
  viteEnvironment: 'client',
  async setup(global, options) {
    const saved = nodesOwn.map((name) => [name, global[name]] as const)
    const frames = animationFrames()
    const jsdom = await builtinEnvironments.jsdom.setup(global, options)
    const ofForms = global.FormData
    for (const [name, value] of saved) global[name] = value
    global.FormData = readingForms(global.FormData, ofForms)
    Object.assign(global, frames)
    return jsdom
  },
}

export default environment
