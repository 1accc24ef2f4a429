import type { Page } from '@playwright/test'

/** Every text that a page shows or says to a screen reader, once each. */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      if (around?.closest('script, style, noscript')) continue
      if (around?.checkVisibility() || around?.localName === 'option') found.add(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (element.checkVisibility()) found.add(element.getAttribute(name) ?? '')
    return [...found].map((text) => text.replaceAll(/[\u2066-\u2069]/g, '').trim()).filter(Boolean)
  })
}

/** Makes every translated text of a page longer, as another language or a larger size of letters would. */
export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text)
    for (const node of nodes) {
      const text = node.data.trim()
      if (/\p{Script=Devanagari}/u.test(text)) node.data += ` ${text.slice(0, Math.ceil(text.length * 0.4) - 1)}`
    }
  })
}

/**
 * The translated texts of a page that are cut off or stick out: of the page, of a box that hides what is outside of it,
 * or of the button they are on. Lengthened texts, and those with what people wrote in them (Latin letters, or
 * `dir=auto`), may end in an ellipsis.
 */
export function cutTexts(page: Page, { lengthened }: { lengthened: boolean }): Promise<string[]> {
  return page.evaluate((long) => {
    const faults: string[] = []
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (over > 0) faults.push(`the page is ${over} px too wide`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!around?.checkVisibility() || isOnlySaid(around) || !/\p{Script=Devanagari}/u.test(text)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const ownWords = !long && !/[a-z]/i.test(text) && !around.closest('[dir=auto]')
      const fault = faultOf(range.getBoundingClientRect(), around, ownWords)
      if (fault) faults.push(`“${text}” ${fault}`)
    }
    return faults

    function faultOf(text: DOMRect, around: Element, ownWords: boolean): string | undefined {
      const button = around.closest('button, [role=tab], a, label')
      const ends = !ownWords && endsInEllipsis(around, button)
      const pressed = button?.getBoundingClientRect()
      if (pressed && !ends && pressed.width > 1 && sticksOut(text, pressed)) return 'sticks out of its button'
      let scrolls = false
      for (let box: Element | null = around; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        scrolls ||= /auto|scroll/.test(style.overflowX)
        if (scrolls || !/hidden|clip/.test(style.overflowX)) continue
        // What a carousel shows later is not on the page now.
        if (text.left >= edge.right || text.right <= edge.left) return
        if (!ownWords && ellipsis(style)) return
        if (sticksOut(text, edge)) return `is cut off by ${box.localName}.${box.className}`
      }
    }

    function ellipsis({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) {
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    }

    /** Whether a box inside of a button ends its text in an ellipsis before the button's edge. */
    function endsInEllipsis(around: Element, button: Element | null) {
      for (let box: Element | null = around; box && box !== button; box = box.parentElement)
        if (ellipsis(getComputedStyle(box))) return true
      return false
    }

    /** Whether a text is for screen readers alone: it has a pixel. */
    function isOnlySaid(around: Element) {
      for (let box: Element | null = around; box; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect()
        if (getComputedStyle(box).display !== 'inline' && (width <= 1 || height <= 1)) return true
      }
      return false
    }

    function sticksOut(text: DOMRect, box: DOMRect) {
      return text.right > box.right + 1 || text.left < box.left - 1
    }
  }, lengthened)
}
