import { startApi } from '@pramaan/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bareApp } from '../testing/bare-app.tsx'
import { showApp } from '../testing/render-app.tsx'
import { shellTexts } from '../texts/en.ts'
import { ExportButton } from './export-button.tsx'

const api = await startApi()
/** Shows and presses the button of a list with the given number of one-row pages; returns the files that it saves. */
async function pressed(pageCount: number) {
  const screenOf = () => (
    <ExportButton
      fileName="Rows.csv"
      columns={[['Row', (row: number) => row]]}
      list={async ({ pageIndex }) => ({ data: [pageIndex], pageCount })}
      none={pageCount === 0}
    />
  )
  const map = bareApp('employer', { '/': { screen: async () => screenOf, for: 'anyone', title: 'app.name' } })
  const { user } = await showApp(api, { map, catalogue: shellTexts })
  const files: Blob[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(await screen.findByRole('button', { name: 'Export to CSV' }))
  return files
}

/** The lines of the saved file. */
async function saved(pageCount: number) {
  const files = await pressed(pageCount)
  await waitFor(() => expect(files).toHaveLength(1))
  return (await files[0]?.text())?.trimEnd().split('\r\n') ?? []
}

test('a list is saved completely, page by page, without a message', async () => {
  expect(await saved(200)).toHaveLength(201)
  expect(screen.queryByText(/The file holds/)).toBeNull()
})

test('of a list with more pages than are read shows how many rows the file holds', async () => {
  expect(await saved(201)).toHaveLength(201)
  await screen.findByText('The file has the first 200 rows. Filter the list to save the others.')
})

test('pressed for an empty list, it says so and saves nothing', async () => {
  const files = await pressed(0)
  await screen.findByText('This list is empty, so there is nothing to export.')
  expect(files).toEqual([])
})
