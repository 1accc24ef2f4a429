import { optionsFor } from '@pramaan/app-kit/forms/pick-field.tsx'
import { useMenu } from '../../frame/use-menu.ts'

/** The places of the role whose words fit what is typed; all of them while nothing is. */
export function usePages(query: string) {
  const { places, morePlaces } = useMenu()
  const unique = [...places, ...morePlaces].filter(
    ({ href }, index, all) => all.findIndex((other) => other.href === href) === index,
  )
  const fitting = optionsFor(
    unique.map(({ href, label }) => ({ value: href, label })),
    query,
  )
  return fitting.flatMap(({ value }) => unique.filter(({ href }) => href === value))
}
