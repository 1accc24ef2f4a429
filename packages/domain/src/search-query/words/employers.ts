import { foldWord } from '../../spelling/fold-word.ts'

const names =
  'tcs cts hcl infosys wipro cognizant accenture capgemini deloitte genpact concentrix teleperformance itc hpcl bpcl ' +
  'iocl ongc gail ntpc sail bhel isro drdo hdfc icici axis kotak idfc idbi sbi lic dell hp ibm bosch godrej tata ' +
  'reliance adani mahindra bajaj maruti hero jio airtel vodafone dtdc ekart bluedart amazon flipkart meesho ' +
  'myntra zomato swiggy blinkit zepto ola uber paytm phonepe byju dmart haldiram oyo indigo apollo fortis amul nestle'

const employers: ReadonlySet<string> = new Set(names.split(' ').map(foldWord))

/** Whether a folded word is the name of a large employer, which is looked for as it is: Axis is not ADIS. */
export function isEmployer(folded: string): boolean {
  return employers.has(folded)
}
