/**
 * Lists of jobs as candidates ask for them: what fits, words for work with places, years and pay, filters alone and
 * together, orders and further pages, and some that hardly any job meets.
 */
export const jobSearches = [
  '',
  'near=profile',
  'sort=newest',
  'sort=pay',
  'pageIndex=1',
  'pageIndex=20',
  'sort=newest&pageIndex=500',
  'location=Pune',
  'location=Pune&location=Mumbai&type=Full%20Time',
  'location=Satara',
  'type=Internship',
  'experience=Fresher&location=Navi%20Mumbai',
  'salary=3-5',
  'salary=5-7&location=Mumbai&sort=pay',
  'posted=7',
  'posted=1&location=Pune',
  'tags=Java',
  'tags=MS%20Excel&tags=Communication',
  'category=1',
  'category=1&location=Pune&experience=Fresher&type=Full%20Time&salary=3-5',
  'term=java%20developer',
  'term=java%20developer%20pune',
  'term=telecaller%20fresher%20mumbai',
  'term=accountant%20tally%20navi%20mumbai%20under%204%20lpa',
  'term=sales%20executive%20communication%20negotiation',
  'term=data%20entry%20work%20from%20home',
  'term=deccan%20services',
  'term=staff%20nurse%20satara',
  'term=javva%20machine%20learing%20pune',
  'term=welder%20panvel%20part%20time&salary=7-10',
  'term=frontend%20developer%20zebra',
  'term=backend%20developer%20-java&type=Full%20Time',
] as const

/** Texts on the way to a search, as they are typed. */
export const typedTexts = [
  'a',
  'sa',
  'acc',
  'data',
  'java',
  'java dev',
  'sales ex',
  'accountant pu',
  'telecalar',
] as const
