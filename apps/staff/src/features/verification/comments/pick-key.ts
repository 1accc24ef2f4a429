/**
 * Picks the n-th answer (from 1) of the focused question, or of `fallback` if none has focus; returns whether it did.
 */
export function pickAnswer(form: HTMLFormElement | null, n: number, fallback: string | undefined): boolean {
  const focused = document.activeElement?.closest('fieldset')
  const byName = fallback && form?.querySelector(`[name="${fallback}"]`)?.closest('fieldset')
  const question = focused && form?.contains(focused) ? focused : byName
  const answer = question ? question.querySelectorAll<HTMLInputElement>('input')[n - 1] : undefined
  if (!answer) return false
  answer.focus()
  answer.click()
  return true
}
