import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { withGround } from './ground.ts'
import { interactions } from './interactions.ts'
import { measure } from './measure.ts'
import { mostRecalculated } from './recalculated.ts'
import { theScreens } from './the-screens.ts'
import { grown, type Weight } from './weight.ts'

// Part of `npm test`: loads the ten screens of the built apps and fails where one has grown over its budget,
// or where a press styles the whole page again.
const apps = fileURLToPath(new URL('../../../../apps', import.meta.url))
const file = new URL('./budgets.json', import.meta.url)
/** An opened menu has some 110 elements. */
const mayRecalculate = 150
const budgets = JSON.parse(await readFile(file, 'utf8')) as Record<string, Weight>

await withGround(apps, false, async (ground) => {
  for (const screen of theScreens) {
    const { requests, names, ...bytes } = await measure(ground, screen)
    const [scripts = 0, fonts = 0, later = 0] = [bytes.scripts, bytes.fonts, bytes.later].map((one) =>
      Math.ceil(one / 1000),
    )
    const weight = { requests, scripts, fonts, later }
    const faults = grown(screen.name, weight, budgets[screen.name])
    if (faults.length > 0) {
      console.error([...faults, 'What crossed the wire, in bytes:', ...names].join('\n'))
      process.exitCode = 1
    }
    console.log(
      `${screen.name}: ${requests} requests, ${scripts} kB of scripts, ${fonts} kB of fonts, ${later} kB later`,
    )
  }
  for (const interaction of interactions) {
    const count = await mostRecalculated(ground, interaction)
    console.log(`${interaction.name}: ${count} elements styled again`)
    if (count <= mayRecalculate) continue
    console.error(`“${interaction.name}” styles ${count} elements again; it may ${mayRecalculate}.`)
    process.exitCode = 1
  }
})
