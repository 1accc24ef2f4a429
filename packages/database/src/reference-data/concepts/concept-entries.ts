import type { ConceptEntry, ConceptKind } from '@pramaan/domain/concept'
import { districts } from './cities/districts.ts'
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
import { dataTitles } from './titles/data.ts'
import { designTitles } from './titles/design-and-media.ts'
import { educationTitles } from './titles/education.ts'
import { civilTitles } from './titles/engineering/civil.ts'
import { electricalTitles } from './titles/engineering/electrical.ts'
import { manufacturingTitles } from './titles/engineering/manufacturing.ts'
import { financeTitles } from './titles/finance.ts'
import { healthcareTitles } from './titles/healthcare.ts'
import { hospitalityAndServiceTitles } from './titles/hospitality-and-services.ts'
import { marketingAndSalesTitles } from './titles/marketing-and-sales.ts'
import { peopleAndOperationsTitles } from './titles/people-and-operations.ts'
import { softwareTitles } from './titles/software.ts'
import { supportAndOfficeTitles } from './titles/support-and-office.ts'

/** Our own list of concepts, made for India: every meaning with the spellings that people write. */
export const conceptEntries: Readonly<Record<ConceptKind, readonly ConceptEntry[]>> = {
  title: [
    softwareTitles,
    dataTitles,
    designTitles,
    marketingAndSalesTitles,
    supportAndOfficeTitles,
    financeTitles,
    peopleAndOperationsTitles,
    manufacturingTitles,
    electricalTitles,
    civilTitles,
    healthcareTitles,
    hospitalityAndServiceTitles,
    educationTitles,
  ].flat(),
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
  city: [states, maharashtra, southernCities, northernCities, westernAndCentralCities, easternCities, districts].flat(),
  degree: [schoolAndTradeDegrees, graduateDegrees, postgraduateDegrees].flat(),
  domain: domainConcepts,
}
