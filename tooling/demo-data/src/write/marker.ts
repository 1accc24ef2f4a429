import type { ClientBase } from 'pg'

/** What the settings say of the demo data: absent, being filled (with the indexes put aside meanwhile), or whole. */
export type Marker = { state: 'filling' | 'filled'; candidates: number; indexes: string[] }

const key = 'demo-data'

/** Reads the marker; undefined where nobody has begun. */
export async function readMarker(client: ClientBase): Promise<Marker | undefined> {
  const { rows } = await client.query<{ value: Marker }>('select value from settings where key = $1', [key])
  return rows[0]?.value
}

/** Writes the marker, in a statement of its own unless a transaction is open. */
export async function writeMarker(client: ClientBase, marker: Marker, now: Date) {
  await client.query(
    `insert into settings (key, value, updated_at) values ($1, $2, $3)
     on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [key, JSON.stringify(marker), now],
  )
}
