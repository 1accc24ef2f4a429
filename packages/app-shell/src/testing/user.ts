import { waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

/**
 * Who uses an app in a test. A file dialog offers only files of the right kinds, but any file can be dropped. What an
 * open dialog covers is for the browser tests to prove: in jsdom a dialog that has just opened counts as covered for a
 * moment. An option is chosen once it is there, since options may come from the server. Under
 * fake timers a key takes no time.
 */
export function aUser(): UserEvent {
  const user = userEvent.setup({
    applyAccept: false,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    advanceTimers: (milliseconds) => {
      if (vi.isFakeTimers()) vi.advanceTimersByTime(milliseconds)
    },
  })
  return {
    ...user,
    selectOptions: async (select, values) => {
      const named = [values].flat().filter((value) => typeof value === 'string')
      await waitFor(() => {
        const value = named.find((one) => !isOffered(select, one))
        if (value !== undefined) throw new Error(`There is no option ${value}`)
      })
      await user.selectOptions(select, values)
    },
  }
}

function isOffered(select: Element, value: string) {
  return [...select.querySelectorAll('option')].some((option) => option.value === value || option.text === value)
}
