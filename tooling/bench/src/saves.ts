import { percentile } from './measurement/figures.ts'
import { processorMs } from './measurement/processor-time.ts'

const saves = 100
const skills = [['Java'], ['Tally', 'MS Excel'], ['Java', 'SQL', 'Communication']]

/** A signed-in candidate on a server, and how to find the processes that a save takes time of. */
export type Saver = { url: string; id: number; token: string; findProcesses: () => Promise<readonly number[]> }

/** What a save of skills over HTTP takes, in milliseconds by the clock and of processor time, with what follows it. */
export async function costOfSaves(saver: Saver) {
  await timesOf(saver)
  const processes = await saver.findProcesses()
  const before = processorMs(processes)
  const ms = await timesOf(saver)
  const times = [0, 0.5, 0.95, 0.99].map((share) => percentile(ms, share))
  return [...times, (processorMs(processes) - before) / saves].map((value) => value.toFixed(1))
}

async function timesOf({ url, id, token }: Saver) {
  const ms: number[] = []
  for (let at = 0; at < saves; at++) {
    const started = performance.now()
    const answer = await fetch(`${url}/api/user/update/${id}/profile`, {
      method: 'PUT',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ professionalSkills: skills[at % skills.length] }),
    })
    if (!answer.ok) throw new Error(`${answer.status} for a save: ${await answer.text()}`)
    ms.push(performance.now() - started)
  }
  return ms
}
