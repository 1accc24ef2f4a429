import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The paths that git knows, of the working tree or of a commit, which is unpacked and made the current folder. */
export function trackedFiles(commit: string | undefined): string[] {
  const listing = commit ? ['ls-tree', '-r', '--name-only', commit] : ['ls-files']
  const paths = execFileSync('git', listing, { encoding: 'utf8', maxBuffer: 100_000_000 }).split('\n').filter(Boolean)
  if (commit) unpack(commit)
  return paths
}

function unpack(commit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sizes-'))
  process.on('exit', () => rmSync(folder, { recursive: true }))
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1_000_000_000 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  process.chdir(folder)
}
