import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The date field of a label, once its code has come. */
export const dateField = (label: string) => screen.findByRole('group', { name: new RegExp(`^${label}`) })

/** The part of a date field that is typed first. */
export async function dayOf(label: string): Promise<HTMLElement> {
  return within(await dateField(label)).getByRole('spinbutton', { name: /^day/ })
}

/** Types a date, given as yyyy-MM-dd, into the date field of a label, and leaves the field. */
export async function fillDate(user: UserEvent, label: string, date: string) {
  await user.click(await dayOf(label))
  await user.keyboard(date.split('-').reverse().join(''))
  await user.tab()
}
