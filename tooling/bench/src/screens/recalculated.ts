import { type Interaction, interactOn } from './interactions.ts'
import type { Ground } from './measure.ts'

type TraceEvent = { name: string; ts: number; args: { elementCount?: number; data?: { type?: string } } }

const presses = ['keydown', 'pointerdown', 'click']

/** The most elements that got their style again at once, between a press and the next paint, or all that it opens. */
export function mostRecalculated(ground: Ground, interaction: Interaction): Promise<number> {
  return interactOn(ground, interaction, {
    before: (page) => ground.browser.startTracing(page, { categories: ['devtools.timeline'] }),
    after: async () => {
      const trace = await ground.browser.stopTracing()
      const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
      return mostRestyled(
        traceEvents.toSorted((a, b) => a.ts - b.ts),
        interaction.opens ?? false,
      )
    },
  })
}

/* What opens is drawn after the paint that answers its press. */
function mostRestyled(events: readonly TraceEvent[], opens: boolean): number {
  let [most, waiting] = [0, false]
  for (const { name, args } of events) {
    if (name === 'EventDispatch' && presses.includes(args.data?.type ?? '')) waiting = true
    else if (name === 'Paint' && !opens) waiting = false
    else if (waiting && name === 'UpdateLayoutTree') most = Math.max(most, args.elementCount ?? 0)
  }
  return most
}
