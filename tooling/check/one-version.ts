import { globSync, readFileSync } from 'node:fs'

/** Fails when a package names a version of its own instead of the catalog's: two versions of one dependency begin so. */
const sections = ['dependencies', 'devDependencies', 'peerDependencies'] as const
const manifests = globSync(['apps/*/package.json', 'packages/*/package.json', 'tooling/*/package.json'])
const strays = manifests.flatMap((file) => {
  const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(readFileSync(file, 'utf8'))
  return sections.flatMap((section) =>
    Object.entries(manifest[section] ?? {})
      .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
      .map(
        ([name, version]) =>
          `${file}: ${name} ${version} (write "catalog:" and name the version in pnpm-workspace.yaml)`,
      ),
  )
})
for (const stray of strays) console.error(stray)
console.log(`${manifests.length} packages, ${strays.length} with versions of their own`)
process.exit(strays.length ? 1 : 0)
