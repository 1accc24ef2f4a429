import { mayApplyForVerification, profileStrength, strengthGaps } from '@pramaan/domain/candidate'
import { candidateWindows } from '@pramaan/domain/dashboard'
import { addDays, dayOf, type IndiaDay, windowStart } from '@pramaan/domain/india-day'
import type { Deps } from '../../../deps.ts'
import type { Routes } from '../../../http/calls/call.ts'
import { found } from '../../../http/refusals/refuse.ts'
import { refuseUnshown } from '../../../services/visibility/readers.ts'
import { countShortlisting, countViewers } from '../../interest/interest.queries.ts'
import { readVerification } from '../candidates.queries.ts'
import { vspStatusOf } from '../profile/profile-answer.ts'
import { readFacts } from '../progress.queries.ts'
import { countAppearances, countViews } from './figures.queries.ts'

type FigureVerbs = 'dashboard' | 'searchAppearance' | 'vspStatus' | 'completeness'

/** A candidate's figures: stat cards, search appearances, verification and completeness. */
export function figureRoutes(deps: Deps): Pick<Routes<'candidates'>, FigureVerbs> {
  return {
    dashboard: async ({ actor, db }) => {
      const now = deps.now()
      const today = dayOf(now)
      const viewsSince = windowStart(candidateWindows.viewers, now)
      return {
        data: {
          hitlogCount: await countViews(db, actor.id, viewsSince),
          viewerCount: await countViewers(db, actor.id, viewsSince),
          searchAppearance: await countAppearances(
            db,
            actor.id,
            addDays(today, -candidateWindows.searchAppearances),
            today,
          ),
          shortlistedCount: await countShortlisting(db, actor.id, windowStart(candidateWindows.shortlisted, now)),
          vspStatus: vspStatusOf(found(await readVerification(db, actor.id))),
        },
      }
    },
    searchAppearance: async ({ query, actor, db }) => {
      const last = query.today ?? dayOf(deps.now())
      const after = query.oneWeekAgo ?? addDays(last as IndiaDay, -candidateWindows.searchAppearances)
      return { data: { searchAppearance: await countAppearances(db, actor.id, after, last) } }
    },
    vspStatus: async ({ params, actor, db }) => {
      const row = found(await readVerification(db, params.id))
      await refuseUnshown(db, actor, params.id)
      const vspStatus = vspStatusOf(row)
      return { data: { vspStatus }, vspStatus }
    },
    completeness: async ({ body, db }) => {
      const facts = found(await readFacts(db, body.CandidateID))
      const ProfileProgress = profileStrength(facts)
      const isEnough = mayApplyForVerification(ProfileProgress)
      const missing = isEnough ? [] : strengthGaps(facts).map(({ item }) => item)
      return { data: isEnough, missing, ProfileProgress }
    },
  }
}
