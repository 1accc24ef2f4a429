import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
afterEach(() => vi.restoreAllMocks())

/** Kills the drawing thread with a document in progress, for the given number of times. */
function drawingThreadDies(times: number) {
  const post = Worker.prototype.postMessage
  const deaths: Promise<number>[] = []
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message, transfer = []) {
    post.call(this, message, transfer)
    if (deaths.length < times && Object.hasOwn(message, 'drawing')) deaths.push(this.terminate())
  })
  return deaths
}

/** Requests a candidate's CV like their browser; returns the status and the response's first characters. */
async function askForCv(fullName: string) {
  const person = await api.aCandidate({}, { fullName })
  const { data } = await (await api.as(person)).resume.pdf({ params: { id: person.id } })
  return async () => {
    const answer = await api.app.inject({ url: data.url })
    return [answer.statusCode, answer.payload.slice(0, 5)]
  }
}

const drawn = [200, '%PDF-']

test('a CV is drawn again when the thread dies on it, and so is the one that waits behind it', async () => {
  const [first, second] = await Promise.all(['Asha Demo', 'Ravi Demo'].map(askForCv))
  const deaths = drawingThreadDies(1)
  expect(await Promise.all([first?.(), second?.()])).toEqual([drawn, drawn])
  expect(deaths).toHaveLength(1)
})

test('a CV that two threads die on is an error, and the next one is drawn', async () => {
  const ask = await askForCv('Asha Demo')
  const deaths = drawingThreadDies(2)
  expect(await ask()).toEqual([500, expect.not.stringContaining('%PDF')])
  expect(deaths).toHaveLength(2)
  expect(await ask()).toEqual(drawn)
})
