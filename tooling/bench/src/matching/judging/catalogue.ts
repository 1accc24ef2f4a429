import { type Role, works } from '@pramaan/demo-data/trades/roles'

const roles = new Map(works.map(({ role }) => [role.id, role]))

/** The role of the catalogue with this id. */
export function roleOfId(id: number | null): Role | undefined {
  return id === null ? undefined : roles.get(id)
}
