// Somebody always wins: no draw is offered.
export const draws = false;
