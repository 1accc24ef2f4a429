import { afterEach, expect, test } from 'vitest'
import { scrollBack } from './scroll-back.ts'

/** A page that is `longest` pixels longer than the window; `grow` makes it longer, as loading lists do. */
function aPage(longest: number) {
  let notified = () => {}
  window.ResizeObserver = class {
    follow: () => void
    constructor(callback: () => void) {
      this.follow = callback
    }
    observe() {
      notified = this.follow
    }
    unobserve() {}
    disconnect() {
      notified = () => {}
    }
  } as unknown as typeof ResizeObserver
  let end = longest
  const scrolled = (top: number) => Object.assign(window, { scrollY: Math.min(top, end) })
  Object.assign(window, { scrollTo: (_: number, top: number) => scrolled(top), scrollY: 0 })
  return {
    scrolled,
    grow(to: number) {
      end = to
      notified()
    },
  }
}

const browser = { scrollTo: window.scrollTo, scrollY: window.scrollY, ResizeObserver: window.ResizeObserver }
afterEach(() => Object.assign(window, browser))

test('a page that is long enough is scrolled at once, and never again', () => {
  const page = aPage(2000)
  scrollBack(900)
  expect(window.scrollY).toBe(900)
  page.scrolled(100)
  page.grow(3000)
  expect(window.scrollY).toBe(100)
})

test('a page whose lists are loading is scrolled as far as possible, and to the position once it is long enough', () => {
  const page = aPage(144)
  scrollBack(900)
  expect(window.scrollY).toBe(144)
  page.grow(500)
  expect(window.scrollY).toBe(500)
  page.grow(1200)
  expect(window.scrollY).toBe(900)
})

test('a person who acts meanwhile, or goes to another page, is not scrolled', () => {
  const page = aPage(144)
  scrollBack(900)
  window.dispatchEvent(new Event('wheel'))
  page.grow(1200)
  expect(window.scrollY).toBe(144)
  const leave = scrollBack(1500)
  leave()
  page.grow(2000)
  expect(window.scrollY).toBe(1200)
})
