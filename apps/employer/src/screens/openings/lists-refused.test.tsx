import { startApi } from '@pramaan/api/testing'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { showToEmployer } from '../../testing/show-to-employer.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()

test.each([
  ['a job', '/new-job-form'],
  ['a drive', '/new-placement-drive-form'],
])('the form of %s says that lists could not be loaded, once, and offers their entries after Retry', async (_, at) => {
  const { storage, send: through } = await showToEmployer(api, '/settings', await api.anEmployer())
  closeApp()
  const lists = { refused: true }
  const broken = { message: 'Something went wrong on our side.', code: 'broken', requestId: 'r' }
  const send: typeof through = async (url, init) =>
    lists.refused && /\/(jobDomains|skills|eduDegrees)$/.test(url)
      ? { status: 500, json: async () => broken }
      : through(url, init)
  const { user } = await showApp(api, { map: routes, catalogue: texts, storage, send, at })
  await screen.findByText('Some lists to choose from could not be loaded')
  lists.refused = false
  const [retry, ...others] = screen.getAllByRole('button', { name: 'Retry' })
  expect(others).toEqual([])
  if (retry) await user.click(retry)
  const domain = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Domain/ })
  await waitFor(() => expect(domain().options.length).toBeGreaterThan(1))
  expect(screen.queryByText('Some lists to choose from could not be loaded')).toBeNull()
})
