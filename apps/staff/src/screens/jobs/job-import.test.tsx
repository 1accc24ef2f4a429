import { startApi } from '@pramaan/api/testing'
import { inputOf } from '@pramaan/app-shell/testing/files.ts'
import { rowFaultMessages } from '@pramaan/domain/csv-rows'
import { unreadableText } from '@pramaan/domain/file-text'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const head = 'JobTitle,JobType,JobLocation,JobCTC,OpenPositions,EducationRequirement'

test('a file of Excel’s plain “CSV” is refused with what to do, and one in UTF-16 is read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await showToStaff(api, 'Admin', '/scrapper')
  const text = `${head}\nCaf\u00e9 manager,Full Time,Pune,3 to 4,1,Graduation`
  await user.upload(await inputOf('CSV file'), new File([Buffer.from(text, 'latin1')], 'ansi.csv'))
  await screen.findByText(unreadableText)
  await user.upload(await inputOf('CSV file'), new File([Buffer.from(`\ufeff${text}`, 'utf16le')], 'jobs.csv'))
  await screen.findByRole('row', { name: /Café manager.*Ready/ })
})

test('a row whose quotation marks don’t match is not ready, says so in its form, and is once it was looked at', async () => {
  const { user } = await showToStaff(api, 'Admin', '/scrapper')
  const lines = [
    head,
    'Turner,Full Time,Pune,3 to 4,10-12,ITI',
    'Welder,Full Time,Pune,3 to 4,2,"ITI',
    'Fitter,Full Time,Pune,3 to 4,2,ITI',
  ]
  await user.upload(await inputOf('CSV file'), new File([lines.join('\n')], 'jobs.csv'))
  const row = await screen.findByRole('row', { name: /Welder/ })
  expect(within(row).getByText(rowFaultMessages.quotes)).toBeDefined()
  await screen.findByText('Openings: This is a range. Enter one number.')
  expect(screen.queryByRole('row', { name: /Fitter/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Fix Welder' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByText(rowFaultMessages.quotes)).toBeDefined()
  await user.selectOptions(form.getByLabelText(/^Qualification/), 'ITI')
  await user.click(form.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('row', { name: /Welder.*Ready/ })
})
