import { startApi } from '@pramaan/api/testing'
import type { Send } from '@pramaan/api-client'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useApi } from '../../platform/platform.tsx'
import { bareApp } from '../../testing/bare-app.tsx'
import { closeApp, showApp } from '../../testing/render-app.tsx'
import { shellTexts } from '../../texts/en.ts'
import { Failure } from './error-page.tsx'
import { SectionFailure } from './section-failure.tsx'

const api = await startApi()

function Domains() {
  const { data, error, refetch } = useQuery(useApi().reference.domains.query())
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return <p>{data ? 'Domains read' : 'Reading'}</p>
}

test('what came too soon after many other requests says so, and is read by itself after the time that the server names', async () => {
  const map = bareApp('candidate', { '/': { screen: async () => Domains, for: 'anyone', title: 'app.name' } })
  const { send: server } = await showApp(api, { map, catalogue: shellTexts })
  closeApp()
  let isTooMuch = true
  const body = { message: 'Too many tries.', code: 'too-many-requests', requestId: 'r', retryAfterSeconds: 1 }
  const send: Send = async (url, init) => {
    if (!isTooMuch || !url.endsWith('/jobDomains')) return server(url, init)
    isTooMuch = false
    return { status: 429, json: async () => body }
  }
  await showApp(api, { map, catalogue: shellTexts, send })
  await screen.findByText('Too many requests at once')
  expect(await screen.findByText('Domains read')).toBeDefined()
})

function Skills() {
  const skills = useQuery(useApi().reference.skills.query())
  if (skills.error) return <SectionFailure title="Skills" query={skills} />
  return skills.data && <p>Skills read</p>
}

function Both() {
  return (
    <>
      <Domains />
      <Skills />
    </>
  )
}

test('Retry of one part tries all that could not be loaded on the page', async () => {
  const map = bareApp('candidate', { '/': { screen: async () => Both, for: 'anyone', title: 'app.name' } })
  const { send: server } = await showApp(api, { map, catalogue: shellTexts })
  closeApp()
  const lists = { refused: true }
  const body = { message: 'Something went wrong on our side.', code: 'broken', requestId: 'r' }
  const send: Send = async (url, init) =>
    lists.refused && /\/(jobDomains|skills)$/.test(url) ? { status: 500, json: async () => body } : server(url, init)
  const { user } = await showApp(api, { map, catalogue: shellTexts, send })
  await screen.findByText('This could not be loaded')
  await screen.findByText('Skills')
  lists.refused = false
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[1] as HTMLElement)
  await screen.findByText('Domains read')
  expect(await screen.findByText('Skills read')).toBeDefined()
})
