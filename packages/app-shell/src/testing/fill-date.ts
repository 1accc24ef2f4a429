import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The date field with this label, once its code has loaded. */
export const dateField = (label: string) => screen.findByRole('group', { name: new RegExp(`^${label}`) })

/** The first editable part of a date field. */
export async function dayOf(label: string): Promise<HTMLElement> {
  return within(await dateField(label)).getByRole('spinbutton', { name: /^day/ })
}

/** Types a date (yyyy-MM-dd) into the date field with this label, and leaves the field. */
export async function fillDate(user: UserEvent, label: string, date: string) {
  await user.click(await dayOf(label))
  await user.keyboard(date.split('-').reverse().join(''))
  await user.tab()
}
