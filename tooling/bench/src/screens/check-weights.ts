import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { withGround } from './ground.ts'
import { interactions } from './interactions.ts'
import { type Ground, type Measured, measure } from './measure.ts'
import { mostRecalculated } from './recalculated.ts'
import { type MeasuredScreen, theScreens } from './the-screens.ts'
import { grown, type Weight } from './weight.ts'

// Part of `npm test`: loads the ten screens of the built apps and fails where one has grown over its budget,
// or where a press styles the whole page again.
const apps = fileURLToPath(new URL('../../../../apps', import.meta.url))
const file = new URL('./budgets.json', import.meta.url)
/** An opened menu has some 110 elements. */
const mayRecalculate = 150
const budgets = JSON.parse(await readFile(file, 'utf8')) as Record<string, Weight>
const faults: string[] = []

await withGround(apps, false, async (ground) => {
  // Two at a time: a page waits most of the time for what it loads late.
  const screens = theScreens.values()
  await Promise.all([checkAll(ground, screens), checkAll(ground, screens)])
  for (const interaction of interactions) {
    const count = await mostRecalculated(ground, interaction)
    console.log(`${interaction.name}: ${count} elements styled again`)
    if (count > mayRecalculate)
      faults.push(`“${interaction.name}” styles ${count} elements again; it may ${mayRecalculate}.`)
  }
})
// Last, because the end is what a failed run repeats.
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}

async function checkAll(ground: Ground, screens: Iterable<MeasuredScreen>) {
  for (const screen of screens) {
    const { requests, names, ...bytes } = await measureInTime(ground, screen)
    const [scripts = 0, fonts = 0, later = 0] = [bytes.scripts, bytes.fonts, bytes.later].map((one) =>
      Math.ceil(one / 1000),
    )
    const weight = { requests, scripts, fonts, later }
    const over = grown(screen.name, weight, budgets[screen.name])
    if (over.length > 0) console.log(['What crossed the wire, in bytes:', ...names].join('\n'))
    faults.push(...over)
    console.log(
      `${screen.name}: ${requests} requests, ${scripts} kB of scripts, ${fonts} kB of fonts, ${later} kB later`,
    )
  }
}

/** On a machine with much else to do, a page may load what can wait while its screen is still coming; then again. */
async function measureInTime(ground: Ground, screen: MeasuredScreen, tries = 4): Promise<Measured> {
  const measured = await measure(ground, screen)
  return measured.inTime || tries === 1 ? measured : measureInTime(ground, screen, tries - 1)
}
