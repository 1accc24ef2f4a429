import type { ConceptEntry, ConceptKind } from '@pramaan/domain/concept'
import { jobRoleRows } from '../reference-rows.ts'
import { easternCities } from './cities/east.ts'
import { maharashtra } from './cities/maharashtra.ts'
import { northernCities } from './cities/north.ts'
import { southernCities } from './cities/south.ts'
import { states } from './cities/states.ts'
import { westernAndCentralCities } from './cities/west-and-centre.ts'
import { graduateDegrees } from './degrees/graduates.ts'
import { postgraduateDegrees } from './degrees/postgraduates.ts'
import { schoolAndTradeDegrees } from './degrees/schools-and-trades.ts'
import { domainConcepts } from './domains.ts'
import { dataSkills } from './skills/data-and-ai.ts'
import { designSkills } from './skills/design-and-media.ts'
import { civilSkills } from './skills/engineering/civil.ts'
import { electricalSkills } from './skills/engineering/electrical.ts'
import { mechanicalSkills } from './skills/engineering/mechanical.ts'
import { financeSkills } from './skills/finance.ts'
import { healthcareSkills } from './skills/healthcare.ts'
import { infrastructureSkills } from './skills/infrastructure.ts'
import { marketingAndSalesSkills } from './skills/marketing-and-sales.ts'
import { peopleAndOperationsSkills } from './skills/people-and-operations.ts'
import { programmingSkills } from './skills/programming.ts'
import { serviceAndTeachingSkills } from './skills/services-and-teaching.ts'
import { supportAndGeneralSkills } from './skills/support-and-general.ts'

/** Our own canon of concepts, made for India: every meaning with the spellings that people write. */
export const conceptEntries: Readonly<Record<ConceptKind, readonly ConceptEntry[]>> = {
  title: jobRoleRows.map(({ title }) => ({ label: title })),
  skill: [
    programmingSkills,
    infrastructureSkills,
    dataSkills,
    designSkills,
    marketingAndSalesSkills,
    supportAndGeneralSkills,
    financeSkills,
    peopleAndOperationsSkills,
    mechanicalSkills,
    electricalSkills,
    civilSkills,
    healthcareSkills,
    serviceAndTeachingSkills,
  ].flat(),
  city: [states, maharashtra, southernCities, northernCities, westernAndCentralCities, easternCities].flat(),
  degree: [schoolAndTradeDegrees, graduateDegrees, postgraduateDegrees].flat(),
  domain: domainConcepts,
}
