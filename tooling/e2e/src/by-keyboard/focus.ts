import type { Page } from '@playwright/test'

/** Why the focus is no good where it is; nothing if it is on something that can be seen, with a ring. */
export async function faultOfFocus(page: Page): Promise<string | undefined> {
  return (await page.evaluate(whyNotInSight)) ?? (await page.evaluate(whyNotRinged))
}

/** In the page: why the element that has the focus cannot be seen. */
function whyNotInSight(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused === document.documentElement) return 'the focus fell to the page'
  // A frame has the focus of what is inside of it.
  if (focused.localName === 'iframe') return
  const name = `${focused.localName} “${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 60)}”`
  if (focused.closest('[inert], [aria-hidden=true]')) return `${name} has the focus, but is hidden`
  const drawn = drawnBy(focused)
  if (!drawn.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return `${name} cannot be seen`
  if (!isUncovered(drawn)) return `${name} is out of sight or covered`

  /** What a person sees of an element: of a box that only a screen reader sees, what is around it. */
  function drawnBy(element: Element) {
    if (getComputedStyle(element).opacity === '0') return element.closest('label') ?? element.parentElement ?? element
    let box = element
    while (box.parentElement && Math.min(box.clientWidth || 9, box.clientHeight || 9) <= 1) box = box.parentElement
    return box
  }

  /** Whether some part of a box, of what of it is in the window, is not behind something else. */
  function isUncovered(box: Element) {
    const inside = [0.02, 0.5, 0.98]
    return [...box.getClientRects()].some((rect) => {
      const left = Math.max(rect.left, 0)
      const top = Math.max(rect.top, 0)
      const width = Math.min(rect.right, innerWidth) - left
      const height = Math.min(rect.bottom, innerHeight) - top
      if (width <= 0 || height <= 0) return false
      return inside.some((across) =>
        inside.some((down) => {
          const at = document.elementFromPoint(left + width * across, top + height * down)
          return at !== null && (box.contains(at) || at.closest('label')?.contains(box) === true)
        }),
      )
    })
  }
}

/** In the page: whether the element that has the focus lacks a ring. */
function whyNotRinged(): string | undefined {
  const focused = document.activeElement
  // A main part, a heading or a dialog that only takes the focus over is no control; a frame's ring is inside of it.
  if (!focused || focused.getAttribute('tabindex') === '-1' || focused.localName === 'iframe') return
  return hasRing(focused) ? undefined : `no ring is on ${focused.outerHTML.slice(0, 200)}`

  /** Whether an outline or a ring of shadow is drawn on the element, inside of it, beside it or around it. */
  function hasRing(element: Element) {
    const around: Element[] = []
    for (let box = element.parentElement; box && around.length < 4; box = box.parentElement) around.push(box)
    const beside = element.parentElement?.children ?? []
    return [element, ...element.children, ...beside, ...around].some((one) => isRinged(one) || isRinged(one, '::after'))
  }

  function isRinged(element: Element, part?: string) {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, part)
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !isClear(outlineColor)
    return isOutlined || / 0px 0px 0px [2-9]px/.test(boxShadow)
  }

  function isClear(color: string) {
    return color === 'transparent' || /[,/] 0\)$/.test(color)
  }
}
