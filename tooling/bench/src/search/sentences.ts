/**
 * What employers type: one concept or several, a place and years, some met by hardly anybody, so that the list is
 * loosened, and some mistyped.
 */
export const sentences = [
  'java developer pune',
  'java developer 3 years pune',
  'react node mongodb',
  'backend developer presentation',
  'active listening presentation',
  'sales executive communication negotiation',
  'excel tally gst mumbai',
  'accountant tally navi mumbai under 4 lpa',
  'auditing mumbai',
  'auditing presentation mumbai',
  'marketing mumbai',
  'backend developer 19 years wardha',
  'presentation 18 years wardha',
  'telecaller hindi fresher thane',
  'immediate staff nurse nagpur',
  'javva machine learing pune',
]

/** What they pick beside it: must-haves alone and with a place, nice-to-haves, what is excluded, a position with a level. */
export const pickedFilters = [
  'mustHave=Welding',
  'mustHave=Java,SQL&location=Pune',
  'mustHave=Communication,Tally Prime&expStatus=Fresher',
  'term=developer&mustHave=React&niceToHave=Docker',
  'term=accountant&mustHave=GST&without=SAP',
  'searchTitle=Sales Executive&expStatus=Fresher',
  'searchTitle=Staff Nurse&location=Nagpur&mustHave=Communication',
]

/** What has been typed when suggestions with their counts are asked for. */
export const typedSoFar = ['ja', 'java', 'account', 'sales ex', 'tele', 'weld', 'comm', 'pune', 'react no', 'data ana']
