import { DateField } from '@pramaan/ui/date-field'
import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

test('before the code of a date box has loaded, it says how a day is typed, or the day', () => {
  const onValue = () => undefined
  document.body.innerHTML = renderToString(
    <>
      <DateField label="From" size="dense" value="" onValue={onValue} />
      <DateField label="To" size="dense" value="2026-11-11" onValue={onValue} />
    </>,
  )
  expect(screen.getByLabelText('From').textContent).toBe('dd/mm/yyyy')
  expect(screen.getByLabelText('To').textContent).toBe('11/11/2026')
})
