import type { Queryable } from '@pramaan/database/client'
import { type ConsentKind, consentKinds, shippedVersions, versionAfter } from '@pramaan/domain/consent'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found } from '../../http/refusals/refuse.ts'
import { countConsents, insertText, listTexts, newestText } from '../../services/consent-texts/consent-texts.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof newestText>>>

/** The consent texts by version; a given consent keeps its version (D11). */
export function consentTextRoutes(deps: Deps): Routes<'consentTexts'> {
  return {
    inForce: async ({ db }) => {
      const data = []
      for (const kind of consentKinds) data.push(wireOf(kind, await newestText(db, kind)))
      return { data }
    },
    versions: async ({ db }) => {
      const consents = await countConsents(db)
      const data = (await listTexts(db)).map(({ text, by }) => ({
        ...wireOf(text.kind, text),
        AsksAgain: text.asksAgain,
        PublishedOn: text.publishedAt.toISOString(),
        PublishedBy: by,
        Consents: consents.get(text.version) ?? 0,
      }))
      const shipped = consentKinds.map((kind) => ({
        ...wireOf(kind, undefined),
        AsksAgain: true,
        PublishedOn: null,
        PublishedBy: null,
        Consents: consents.get(shippedVersions[kind]) ?? 0,
      }))
      return { data: [...data, ...shipped] }
    },
    publish: async ({ db, actor, params: { kind }, body: { English, Hindi, Marathi, AsksAgain } }) => {
      const version = await nextVersion(db, kind)
      const at = deps.now()
      const words = { english: English, hindi: Hindi || null, marathi: Marathi || null }
      const row = { kind, version, ...words, asksAgain: AsksAgain, publishedBy: actor.id, publishedAt: at }
      found(await insertText(db, row), 'overloaded')
      const detail = { version, asksAgain: AsksAgain }
      await writeAudit(db, { actorId: actor.id, action: 'consent-text-published', detail, at })
      return { data: null, Version: version }
    },
  }
}

async function nextVersion(db: Queryable, kind: ConsentKind) {
  return versionAfter(kind, (await newestText(db, kind))?.version ?? shippedVersions[kind])
}

function wireOf(kind: ConsentKind, text: Row | undefined) {
  return {
    Kind: kind,
    Version: text?.version ?? shippedVersions[kind],
    Text: text ? { en: text.english, hi: text.hindi, mr: text.marathi } : null,
  }
}
